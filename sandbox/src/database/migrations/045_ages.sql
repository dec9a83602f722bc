-- What is deleted by its age.
CREATE INDEX tokens_expiry ON tokens (expires_at);
CREATE INDEX guests_age ON guests (created_at);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX login_attempts_age ON login_attempts (last_at);
CREATE INDEX shared_carts_expiry ON shared_carts (expires_at);
