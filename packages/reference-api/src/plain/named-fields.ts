/**
 * What section 3 of the specification names, by the contract's schemas: a plain answer has these fields of them. Section
 * 3 leaves a user's fields open; sections 1, 4 and 6 name these. A schema that is not here has what the contract
 * requires.
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
  // Section 3 says nothing of `url`, but without it section 7 alone plays nothing.
  DownloadRow: ['itemid', 'amount', 'size', 'name', 'quality', 'id', 'type', 'poster', 'url'],
  LiveNow: ['id', 'name_fa', 'picture'],
  // Section 3 says nothing of its widths, but each picture at its full size would cost a page seconds to draw.
  Picture: ['url', 'width', 'height', 'color', 'widths'],
};
