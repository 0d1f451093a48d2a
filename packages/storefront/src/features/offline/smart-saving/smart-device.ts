import {
  type Answer,
  type ApiClient,
  type CallInput,
  isApiError,
  type OperationId,
  type PlainOperationId,
  type Playback,
} from '@parde/api-client';
import type { OfflineChoice } from '@parde/offline';
import type { SavedDevice } from '../../../app/offline/offline-device.ts';
import { saveTitles } from '../../../app/offline/open-device.ts';

/** The playback of an episode: null if the viewer may not watch it; undefined if the call failed. */
export type EpisodeAnswer = Playback | null | undefined;

/** The time for which an answer is valid, so that watching an episode sends one request. */
const answerMs = 6 * 3_600_000;
export const afterFailureMs = 5 * 60_000;

/** The API, called for the owner of the saved titles. */
interface OwnerApi extends Pick<ApiClient, 'hasOperation'> {
  call<Id extends PlainOperationId>(id: Id, input?: CallInput<Id>): Promise<Answer<Id>>;
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>>;
}

export type SmartDevice = ReturnType<typeof createSmartDevice>;

/** The saved titles and the API, as automatic saving uses them. */
export function createSmartDevice(
  { call, hasOperation }: Pick<ApiClient, 'call' | 'hasOperation'>,
  device: SavedDevice,
) {
  const answers = new Map<string, { readonly until: number; readonly answer: EpisodeAnswer }>();
  const api: OwnerApi = {
    hasOperation,
    call: <Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>> =>
      device.runAsOwner(() => call(id, input)),
  };
  return {
    ...device,
    api,
    keyOf: (id: string) => `${device.owner} episode ${id}`,
    /** Adds an episode to the queue, unless the queue has it. */
    save: (playback: Playback, choice: OfflineChoice) =>
      saveTitles(device, [{ playback, choice, isAutomatic: true }]),
    async fetchEpisode(id: string): Promise<EpisodeAnswer> {
      const known = answers.get(id);
      if (known && Date.now() < known.until) return known.answer;
      const path = { content_type: 'episode', id } as const;
      const answer = await api.call('getPlayback', { path }).then(({ data }) => data, refusalOf);
      const until = Date.now() + (answer === undefined ? afterFailureMs : answerMs);
      answers.set(id, { until, answer });
      return answer;
    },
    /** Called when the connection is back: failed requests may be repeated at once. */
    forgetFailures() {
      for (const [id, { answer }] of answers) if (answer === undefined) answers.delete(id);
    },
  };
}

/** Returns null if the server refuses the call, as it will again. All other errors may be due to the connection. */
export function refusalOf(error: unknown): null | undefined {
  const status = isApiError(error) ? error.status : undefined;
  return status !== undefined && [401, 402, 403, 404, 410].includes(status) ? null : undefined;
}
