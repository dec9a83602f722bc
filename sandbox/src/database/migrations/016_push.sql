-- Notifications that reach a customer's browser while the shop is closed. Runs unchanged on PGlite and on PostgreSQL 15
-- or newer.

-- The shop's key pair (VAPID).
CREATE TABLE push_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL, -- uncompressed point, base64url
  private_key text NOT NULL -- base64url
);

-- Subscribed browsers. A browser belongs to the customer who subscribed last.
CREATE TABLE push_devices (
  endpoint text PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_devices_customer ON push_devices (customer_id, created_at);

-- The queue of push notifications.
CREATE TABLE push_news (
  notification_id integer PRIMARY KEY REFERENCES notifications ON DELETE CASCADE
);
