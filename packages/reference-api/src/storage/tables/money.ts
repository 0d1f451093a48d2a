import type { Generated } from 'kysely';

/** Amounts are whole toman, times are milliseconds since 1970, and booleans are 1 and 0. */
export type MoneyTables = {
  /** Accounts: viewers' wallets, banks (negative: income through them), sales, VAT. */
  ledger_accounts: {
    id: string;
    kind: 'wallet' | 'bank' | 'income' | 'tax';
    /** Updated only by the trigger on transfers. */
    balance: Generated<number>;
  };
  /** Double entry in one row: each transfer leaves one account and enters another, so the sum is always zero. */
  ledger_transfers: {
    id: Generated<number>;
    payment_id: number | null;
    from_account: string;
    to_account: string;
    amount: number;
    at: number;
  };

  payments: {
    id: Generated<number>;
    tracking_code: string;
    mobile: string;
    kind: 'plan' | 'items' | 'wallet' | 'direct_debit';
    status: 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';
    title_fa: string;
    title_en: string | null;
    plan_id: string | null;
    /** The days that a plan grants, including free days. */
    days: number | null;
    content_type: ContentType | null;
    content_id: string | null;
    amount: number;
    vat: number;
    /** A gateway's id, `wallet`, or `direct_debit`. */
    method: string;
    /** Set for a direct debit. */
    bank: string | null;
    /** The key of the bank's page and the return address; both are null without such a page. */
    pay_token: string | null;
    callback_url: string | null;
    created_at: number;
    /** The time at which a pending payment expires. While pending, `paid_at` is null. */
    lapses_at: number;
    paid_at: number | null;
    note: PaymentNote | null;
  };
  payment_items: {
    payment_id: number;
    position: number;
    itemid: string;
    content_type: ContentType;
    content_id: string;
    quality: Quality;
    name: string;
    name_en: string | null;
    amount: number;
    /** The viewer's files of this title when the purchase began. */
    owned_before: string;
  };
  /** An idempotency key with its request and its answer. */
  idempotency_keys: {
    mobile: string;
    key: string;
    content: string;
    answer: string;
    at: number;
  };

  /** The end of each viewer's subscription. */
  subscriptions: { mobile: string; ends_at: number };
  /** The extensions of subscriptions, at most one per payment. */
  subscription_grants: {
    id: Generated<number>;
    mobile: string;
    payment_id: number | null;
    days: number;
    starts_at: number;
    ends_at: number;
  };
  /** Permanent purchases. A bought file opens its title. For a screening, only the newest ticket is stored. */
  purchases: {
    mobile: string;
    content_type: ContentType;
    content_id: string;
    quality: Quality;
    payment_id: number;
    bought_at: number;
  };
  /** The first play with a ticket for a screening, which starts the ticket's hours. A new ticket has no row yet. */
  screening_starts: { mobile: string; ekran_id: string; at: number };

  /** A viewer's direct debit agreement with a bank. */
  debit_agreements: {
    id: Generated<number>;
    mobile: string;
    bank: string;
    /** The viewer's mobile number at the bank. */
    bank_mobile: string;
    /** 1 for an empty account, on which each debit fails. It is chosen on the bank's page, for tests. */
    refuses: Bit;
    made_at: number;
    ended_at: number | null;
  };
  /** A requested agreement, to which the viewer has not agreed yet. */
  debit_requests: {
    payment_id: number;
    bank: string;
    bank_mobile: string;
    settings: string;
    refuses: Bit;
    /** The payment to debit at once, if the viewer came from one. */
    pays_payment_id: number | null;
  };
  debit_settings: {
    mobile: string;
    subscription: Bit;
    pay_anything: Bit;
    /** The earliest renewal, which also waits for the end of the subscription. Null while renewal is off. */
    renews_at: number | null;
    attempts: number;
  };
  /** Series whose new episodes are bought if released after `since`. Inactive ones stay in the list. */
  debit_series: { mobile: string; series_id: string; active: Bit; since: number };
  /** Episodes already processed, so that none is processed twice. */
  debit_episodes: { mobile: string; episode_id: string; at: number };
};

type Bit = 0 | 1;
type Quality = '480p' | '720p' | '1080p' | '2160p';
type ContentType = 'movie' | 'series' | 'episode' | 'video' | 'ekran';

/** Notes on a payment; their texts are in the code. */
export type PaymentNote =
  | 'waiting'
  | 'subscribed'
  | 'charged'
  | 'agreed'
  | 'declined'
  | 'left'
  | 'lapsed'
  | 'returned'
  | 'empty_account';

const amount = 'INTEGER NOT NULL CHECK (amount >= 0)';

export const moneyTables = `
  CREATE TABLE ledger_accounts (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('wallet', 'bank', 'income', 'tax')),
    balance INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT no_negative_wallet CHECK (kind <> 'wallet' OR balance >= 0)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE payments (
    id INTEGER PRIMARY KEY,
    tracking_code TEXT NOT NULL UNIQUE,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    kind TEXT NOT NULL CHECK (kind IN ('plan', 'items', 'wallet', 'direct_debit')),
    status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'failed', 'abandoned', 'refunded')),
    title_fa TEXT NOT NULL, title_en TEXT,
    plan_id TEXT, days INTEGER, content_type TEXT, content_id TEXT,
    amount ${amount}, vat INTEGER NOT NULL CHECK (vat >= 0),
    method TEXT NOT NULL, bank TEXT, pay_token TEXT UNIQUE, callback_url TEXT,
    created_at INTEGER NOT NULL, lapses_at INTEGER NOT NULL, paid_at INTEGER, note TEXT,
    CHECK ((status IN ('paid', 'refunded')) = (paid_at IS NOT NULL))
  ) STRICT;
  CREATE INDEX payments_of_viewer ON payments (mobile, created_at, id);
  CREATE INDEX payments_pending ON payments (mobile, lapses_at) WHERE status = 'pending';
  CREATE TRIGGER payments_are_settled_once BEFORE UPDATE OF status ON payments
    WHEN OLD.status <> 'pending' BEGIN SELECT RAISE(ABORT, 'a payment is settled once'); END;
  CREATE TRIGGER payments_stay BEFORE DELETE ON payments
    BEGIN SELECT RAISE(ABORT, 'payments are kept'); END;

  CREATE TABLE payment_items (
    payment_id INTEGER NOT NULL REFERENCES payments (id), position INTEGER NOT NULL,
    itemid TEXT NOT NULL, content_type TEXT NOT NULL, content_id TEXT NOT NULL, quality TEXT NOT NULL,
    name TEXT NOT NULL, amount ${amount}, owned_before TEXT NOT NULL,
    PRIMARY KEY (payment_id, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ledger_transfers (
    id INTEGER PRIMARY KEY,
    payment_id INTEGER REFERENCES payments (id),
    from_account TEXT NOT NULL REFERENCES ledger_accounts (id),
    to_account TEXT NOT NULL REFERENCES ledger_accounts (id),
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    CHECK (from_account <> to_account)
  ) STRICT;
  CREATE INDEX transfers_of_payment ON ledger_transfers (payment_id);
  CREATE TRIGGER transfers_move_money AFTER INSERT ON ledger_transfers BEGIN
    UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.from_account;
    UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.to_account;
  END;
  CREATE TRIGGER transfers_are_not_changed BEFORE UPDATE ON ledger_transfers
    BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
  CREATE TRIGGER transfers_are_not_deleted BEFORE DELETE ON ledger_transfers
    BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
  CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts
    BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;

  CREATE TABLE idempotency_keys (
    mobile TEXT NOT NULL REFERENCES users (mobile), key TEXT NOT NULL,
    content TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (mobile, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE subscriptions (
    mobile TEXT PRIMARY KEY REFERENCES users (mobile), ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE subscription_grants (
    id INTEGER PRIMARY KEY,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    payment_id INTEGER UNIQUE REFERENCES payments (id),
    days INTEGER NOT NULL CHECK (days > 0),
    starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK (ends_at > starts_at)
  ) STRICT;
  CREATE TABLE purchases (
    mobile TEXT NOT NULL REFERENCES users (mobile),
    content_type TEXT NOT NULL, content_id TEXT NOT NULL, quality TEXT NOT NULL,
    payment_id INTEGER NOT NULL REFERENCES payments (id), bought_at INTEGER NOT NULL,
    PRIMARY KEY (mobile, content_type, content_id, quality)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE screening_starts (
    mobile TEXT NOT NULL REFERENCES users (mobile), ekran_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (mobile, ekran_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE debit_agreements (
    id INTEGER PRIMARY KEY,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    bank TEXT NOT NULL, bank_mobile TEXT NOT NULL, refuses INTEGER NOT NULL,
    made_at INTEGER NOT NULL, ended_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX one_agreement_a_bank ON debit_agreements (mobile, bank) WHERE ended_at IS NULL;
  CREATE TABLE debit_requests (
    payment_id INTEGER PRIMARY KEY REFERENCES payments (id),
    bank TEXT NOT NULL, bank_mobile TEXT NOT NULL, settings TEXT NOT NULL, refuses INTEGER NOT NULL,
    pays_payment_id INTEGER REFERENCES payments (id)
  ) STRICT;
  CREATE TABLE debit_settings (
    mobile TEXT PRIMARY KEY REFERENCES users (mobile),
    subscription INTEGER NOT NULL, pay_anything INTEGER NOT NULL,
    renews_at INTEGER, attempts INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX renewals_due ON debit_settings (renews_at) WHERE renews_at IS NOT NULL;
  CREATE TABLE debit_series (
    mobile TEXT NOT NULL REFERENCES users (mobile), series_id TEXT NOT NULL,
    active INTEGER NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (mobile, series_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE debit_episodes (
    mobile TEXT NOT NULL REFERENCES users (mobile), episode_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (mobile, episode_id)
  ) STRICT, WITHOUT ROWID;
`;
