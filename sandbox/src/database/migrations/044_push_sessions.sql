-- A browser gets push notifications for as long as the session in which it subscribed (F-33).

-- The session of these is unknown: the browsers subscribe again when their customers switch notifications on.
DELETE FROM push_devices;

ALTER TABLE push_devices ADD COLUMN token_hash text NOT NULL REFERENCES tokens ON DELETE CASCADE;
CREATE INDEX push_devices_token ON push_devices (token_hash);
