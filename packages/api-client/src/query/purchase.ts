/** A purchase, with the UUID that keeps it from being charged twice: made once for each wish to buy. */
export interface Purchase<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}
