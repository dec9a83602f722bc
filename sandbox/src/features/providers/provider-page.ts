import type { SocialMedium } from '@shop/domain';
import type { Language } from '../../http/language';
import { translate, type TextKey } from '../../http/translate';
import { html, type Html } from '../../pages/html';
import { bdi, renderPage } from '../../pages/page';
import type { ProviderPerson } from './grants';
import { providerNames } from './provider-names';
import type { PersonField, TypedPerson } from './provider-person';

/** The result of pressing a button on the page, and its recipient. */
export interface PageInput {
  /** The opener's random state, returned to it. */
  state: string;
  /** The only origin that receives the result. */
  shop: string;
}

/** The content of a provider's page. */
export interface ProviderShown {
  medium: SocialMedium;
  language: Language;
  shopName: string;
  pageInput: PageInput;
  /** The people to choose from, numbered from 0. */
  people: readonly ProviderPerson[];
  typed: TypedPerson;
  wrong: readonly PersonField[];
}

const isolated = (text: string): string => `\u2068${text}\u2069`;

const toValues = ({ medium, shopName }: Pick<ProviderShown, 'medium' | 'shopName'>) => ({
  provider: isolated(providerNames[medium]),
  shop: isolated(shopName),
});

const head = (medium: SocialMedium, errorKey: string): Html => {
  const name = providerNames[medium];
  return html`<header>
    <span class="brand ${medium}" aria-hidden="true">${name.charAt(0)}</span>
    <p>${bdi(name)}<span>${errorKey}</span></p>
  </header>`;
};

const person = (language: Language, { name, email, phone }: ProviderPerson, index: number): Html => {
  const shown = name || email || phone || translate(language, 'providerNameless');
  const under = [email, phone].find((text) => text !== '' && text !== shown) ?? null;
  return html`<button class="person" name="person" value="${index}">
    <span class="face" aria-hidden="true">${[...shown][0]?.toUpperCase() ?? ''}</span>
    <span class="who">${bdi(shown)}${under === null ? null : html`<small>${bdi(under)}</small>`}</span>
  </button>`;
};

interface Field {
  name: PersonField;
  label: TextKey;
  type: 'text' | 'email' | 'tel';
  /** Errors of invalid fields. */
  wrong?: TextKey;
}

const fields: readonly Field[] = [
  { name: 'name', label: 'providerName', type: 'text' },
  { name: 'email', label: 'providerEmail', type: 'email', wrong: 'providerEmailWrong' },
  { name: 'phone', label: 'providerPhone', type: 'tel', wrong: 'providerPhoneWrong' },
];

const field = (
  { language, typed, wrong }: ProviderShown,
  { name, label, type, wrong: errorKey }: Field,
): Html => {
  const isWrong = wrong.includes(name);
  const direction = type === 'text' ? 'auto' : 'ltr';
  return html`<label>
    <span>${translate(language, label)}</span>
    <input
      name="${name}"
      type="${type}"
      value="${typed[name]}"
      dir="${direction}"
      maxlength="100"
      autocomplete="off"
      aria-invalid="${isWrong ? 'true' : 'false'}"
      aria-describedby="${name}-wrong"
      ${wrong[0] === name ? html`autofocus` : null}
    />
    <small class="wrong" id="${name}-wrong"
      >${isWrong && errorKey ? translate(language, errorKey) : null}</small
    >
  </label>`;
};

function choosing({ language, people }: ProviderShown): Html | null {
  if (people.length === 0) return null;
  return html`<div class="people">${people.map((one, index) => person(language, one, index))}</div>
    <p class="or">${translate(language, 'providerOther')}</p>`;
}

/** Forms to agree as a person, or to refuse; they work without scripts. */
export function providerPage(shown: ProviderShown): string {
  const { medium, language, pageInput } = shown;
  const values = toValues(shown);
  const text = (key: TextKey) => translate(language, key, values);
  const title = text('providerTitle');
  return renderPage({
    language,
    state: 'provider',
    title,
    body: html`${head(medium, text('providerTo'))}
      <h1>${title}</h1>
      <p class="about">${text('providerHint')}</p>
      <form method="post" action="/providers/${medium}" novalidate>
        <input type="hidden" name="state" value="${pageInput.state}" />
        <input type="hidden" name="shop" value="${pageInput.shop}" />
        <input type="hidden" name="lang" value="${language}" />
        <button class="unseen" name="action" value="new" tabindex="-1" aria-hidden="true"></button>
        ${choosing(shown)} ${fields.map((one) => field(shown, one))}
        <button name="action" value="new" class="first">${text('providerGoOn')}</button>
        <fieldset>
          <legend>${translate(language, 'payPageTrying')}</legend>
          <button name="action" value="refuse">${text('providerRefuse')}</button>
          <button name="action" value="close">${text('providerClose')}</button>
        </fieldset>
      </form>
      <p class="note">${text('providerDemo')}</p>`,
  });
}

/** Posts the result, if any, to the opener and closes the window. */
export const handOver = `(()=>{const {dataset}=document.getElementById('told');const {message,to}=dataset;if(message&&window.opener)window.opener.postMessage(JSON.parse(message),to);window.close()})()`;

export type Outcome = 'granted' | 'refused' | 'closed';

const symbols = { granted: '✓', refused: '✕', closed: '–' } as const;
const states = { granted: 'paid', refused: 'failed', closed: 'canceled' } as const;
const titles = {
  granted: 'providerGranted',
  refused: 'providerRefused',
  closed: 'providerClosed',
} as const satisfies Record<Outcome, TextKey>;

interface EndShown extends Pick<ProviderShown, 'medium' | 'language' | 'shopName' | 'pageInput'> {
  outcome: Outcome;
  /** The message for the opener; null: none. */
  message: object | null;
}

/** The last page. Without an opener that listens, it stays and says so. */
export function providerEndPage({
  medium,
  language,
  shopName,
  pageInput,
  outcome,
  message,
}: EndShown): string {
  const values = toValues({ medium, shopName });
  const title = translate(language, titles[outcome], values);
  return renderPage({
    language,
    state: states[outcome],
    title,
    script: handOver,
    body: html`${head(medium, translate(language, 'providerTo', values))}
      <div class="mark" aria-hidden="true">${symbols[outcome]}</div>
      <h1>${title}</h1>
      <p
        id="told"
        data-to="${pageInput.shop}"
        data-message="${message === null ? '' : JSON.stringify(message)}"
      >
        ${translate(language, 'providerGoBack', values)}
      </p>`,
  });
}

/** The page for a foreign opener. */
export const noProviderPage = (language: Language): string =>
  renderPage({
    language,
    state: 'expired',
    title: translate(language, 'providerNone'),
    body: html`<div class="mark" aria-hidden="true">–</div>
      <h1>${translate(language, 'providerNone')}</h1>
      <p>${translate(language, 'providerNoneStory')}</p>`,
  });
