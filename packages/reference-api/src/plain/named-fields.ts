/**
 * The fields named in section 3 of the specification, by the contract's schemas. A plain answer has only these
 * fields. Section 3 leaves the fields of a user open, so sections 1, 4 and 6 are used. For a schema that is not
 * listed, the contract's required fields are used.
 */
export const namedFields: Readonly<Record<string, readonly string[]>> = {
  PlansResponse: ['data', 'description', 'message'],
  Plan: ['name_fa', 'toman', 'description', 'discount'],
  Check: [
    'subscription',
    'days_period_to_end',
    'operator_fullrate',
    'mobile',
    'ref',
    'show_app',
    'samandehi_id',
    'samandehi_p',
  ],
  User: ['mobile', 'scope', 'subscription', 'days_period_to_end'],
  Category: ['category_id', 'cat_id', 'persian_name', 'child_categories'],
  QuickResult: ['type', 'id', 'name_fa'],
  Wallet: ['my_credit'],
  DebitSettings: [
    'subscriptions',
    'configs',
    'series',
    'mobile',
    'subscribe_fee',
    'days_period_to_end',
  ],
  DebitSeries: ['id', 'poster', 'name_fa', 'subscribe_fee', 'directdebit'],
  Cart: [
    'downloads',
    'presale',
    'presale_date',
    'pass',
    'title_poster',
    'screening',
    'ussd',
    'fullrate_data',
    'show_free',
    'show_buy',
    'notes',
  ],
  // Section 3 does not mention `url`, but without it a server with only section 7 could not play anything.
  DownloadRow: ['itemid', 'amount', 'size', 'name', 'quality', 'id', 'type', 'poster', 'url'],
  LiveNow: ['id', 'name_fa', 'picture'],
  // Section 3 does not mention `widths`, but drawing every picture in full size would delay a page by seconds.
  Picture: ['url', 'width', 'height', 'color', 'widths'],
};
