-- The shop's own texts and policies. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

CREATE TABLE shop_texts (
  topic text PRIMARY KEY, -- about, terms, privacy, refund, cancellation, shipping
  html_i18n jsonb NOT NULL -- {"en": "<h2>…", "ur": …, "ar": …}
);
