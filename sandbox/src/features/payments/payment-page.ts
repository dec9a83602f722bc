import type { Language } from '../../http/language';
import { translate, type TextKey } from '../../http/translate';
import { html, type Html } from '../../pages/html';
import { bdi, renderPage } from '../../pages/page';
import type { PaymentRow } from './payment-store';

/** The content of a payment page. */
export interface PaymentShown {
  payment: Pick<PaymentRow, 'id' | 'status' | 'purpose' | 'order_id' | 'trip_id'>;
  language: Language;
  /** Formatted: `$12.50`. */
  amount: string;
  shopName: string;
  gateway: { title: string; picture: string | null };
  /** The return address to the shop; null without one. */
  back: string | null;
}

const page = (language: Language, state: string, title: string, body: Html): string =>
  renderPage({ language, state, title, body });

/** Keeps the order of a price inside a sentence of the other direction. */
const isolated = (price: string): string => `\u2066${price}\u2069`;

function head({ gateway, shopName, language }: PaymentShown): Html {
  return html`<header>
    ${gateway.picture ? html`<img src="${gateway.picture}" alt="" width="60" height="40" />` : null}
    <p>${bdi(gateway.title)}<span>${translate(language, 'payPageTo', { shop: shopName })}</span></p>
  </header>`;
}

const titleKeys = { order: 'payPageTitle', add_fund: 'payPageFunds', trip: 'payPageTripTitle' } as const;

function getSubject({ payment, language }: PaymentShown): string {
  if (payment.purpose === 'trip') return translate(language, 'payPageTrip', { id: payment.trip_id ?? '' });
  return payment.purpose === 'add_fund'
    ? translate(language, 'payPageFunds')
    : translate(language, 'payPageOrder', { id: payment.order_id ?? '' });
}

/** The open payment: a form that works without scripts. */
function openPage(shown: PaymentShown): string {
  const { payment, language, amount } = shown;
  const text = (key: TextKey) => translate(language, key);
  const button = (action: string, label: string, kind = '') =>
    html`<button name="action" value="${action}" class="${kind}">${label}</button>`;
  const isFunding = payment.purpose === 'add_fund';
  const title = text(titleKeys[payment.purpose]);
  return page(
    language,
    'open',
    title,
    html`${head(shown)}
      <h1>${title}</h1>
      <p class="amount">${bdi(amount)}</p>
      <p class="about">${isFunding ? null : getSubject(shown)}</p>
      <form method="post" action="/payments/${payment.id}">
        ${button('pay', translate(language, 'payPagePay', { amount: isolated(amount) }), 'first')}
        ${button('cancel', text('payPageCancel'))}
        <fieldset>
          <legend>${text('payPageTrying')}</legend>
          ${button('decline', text('payPageDecline'))} ${button('lose', text('payPageLose'))}
        </fieldset>
      </form>
      <p class="note">${text('payPageDemo')}</p>`,
  );
}

const symbols = { paid: '✓', failed: '✕', canceled: '–', expired: '–', pending: '…' } as const;
const titles = {
  paid: 'payPagePaid',
  failed: 'payPageFailed',
  canceled: 'payPageCanceled',
  expired: 'payPageExpired',
  pending: 'payPageTitle',
} as const satisfies Record<PaymentRow['status'], TextKey>;
const stories = {
  paid: 'payPagePaidStory',
  failed: 'payPageFailedStory',
  canceled: 'payPageNothingCharged',
  expired: 'payPageNothingCharged',
  pending: 'payPageTitle',
} as const satisfies Record<PaymentRow['status'], TextKey>;

/** The result. `isLost`: the return to the shop fails. */
function endPage(shown: PaymentShown, isLost: boolean): string {
  const { payment, language, amount, back, shopName } = shown;
  const { status } = payment;
  const values = { shop: shopName };
  const title = translate(language, titles[status]);
  const story = translate(language, isLost ? 'payPageLostStory' : stories[status], values);
  return page(
    language,
    status,
    title,
    html`${head(shown)}
      <div class="mark" aria-hidden="true">${symbols[status]}</div>
      <h1>${title}</h1>
      <p class="amount">${bdi(amount)}</p>
      <p class="about">${getSubject(shown)}</p>
      <p>${story}</p>
      ${
        back && !isLost
          ? html`<a class="button first" href="${back}">${translate(language, 'payPageBack', values)}</a>`
          : null
      }`,
  );
}

/** A payment as its page shows it. */
export const paymentPage = (shown: PaymentShown, isLost = false): string =>
  shown.payment.status === 'pending' ? openPage(shown) : endPage(shown, isLost);

/** The page for an unknown payment. */
export const noPaymentPage = (language: Language): string =>
  page(
    language,
    'expired',
    translate(language, 'payPageNone'),
    html`<div class="mark" aria-hidden="true">–</div>
      <h1>${translate(language, 'payPageNone')}</h1>
      <p>${translate(language, 'payPageNothingCharged')}</p>`,
  );
