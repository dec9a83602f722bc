-- Notifications that reach a customer's browser while the shop is closed. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

-- The shop's own pair (VAPID); there is one.
CREATE TABLE push_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL, -- uncompressed point, base64url
  private_key text NOT NULL -- base64url
);

-- Browsers that may be told. One browser belongs to one customer: the last one who has said so.
CREATE TABLE push_devices (
  endpoint text PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_devices_customer ON push_devices (customer_id, created_at);

-- What is to be told to browsers, for as long as it is not.
CREATE TABLE push_news (
  notification_id integer PRIMARY KEY REFERENCES notifications ON DELETE CASCADE
);
