import { expect, type BrowserContext, type Page, type ViewportSize } from '@playwright/test';
import { expectAllHydrated, expectHydrated, watchServerContent } from '../fixtures/server-content';
import { expectNoRawKeys, expectToFit } from '../fixtures/page-checks';
import { expectLayers } from '../fixtures/open-layers';
import { openRendered } from '../fixtures/rendered';
import { choosePrivacy } from '../fixtures/privacy';
import { ranScripts, rememberRanScripts } from '../fixtures/executed-scripts';
import { getRequestKey, toRequestKey } from '../fixtures/server-html';
import { createTranslate, type Language } from '../fixtures/translations';
import type { Sample } from '../fixtures/sample-addresses';

/** Long enough for React's longest hydration warning. */
const longest = 4_000;

/** Messages of the test runner: these browsers block service workers, see browser.ts. */
const serviceWorkerMessage = 'Service Worker registration blocked by Playwright';

/**
 * The browser checks preloads once, three seconds after loading a page, and warns even about a file that runs a moment
 * later. So the test checks that the file has run in the end.
 */
const notUsedYet =
  /^The resource (\S+\.js) was preloaded using link preload but not used within a few seconds/;

/** A browser that records all errors and warnings of its pages. */
export class RenderedVisit {
  private readonly problems: string[] = [];
  private readonly requests: string[] = [];
  private readonly preloaded: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly language: Language,
    private readonly isOnPhone: boolean,
  ) {
    const context = page.context();
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === serviceWorkerMessage) return;
      const [, file] = notUsedYet.exec(message.text()) ?? [];
      if (file) return void this.preloaded.push(file);
      this.problems.push(
        `${message.type()}: ${message.text()} (${message.location().url})`.slice(0, longest),
      );
    });
    context.on('weberror', (error) =>
      this.problems.push(`page error: ${error.error().stack ?? error.error().message}`.slice(0, longest)),
    );
    page.on('request', (request) => {
      const requestKey = getRequestKey(request.method(), request.url());
      if (requestKey) this.requests.push(requestKey);
    });
  }

  /** `phone`: the window of a phone; without it, the visit is at a desktop. */
  static async begin(
    context: BrowserContext,
    language: Language,
    phone: ViewportSize | null,
  ): Promise<RenderedVisit> {
    await watchServerContent(context);
    await rememberRanScripts(context);
    await choosePrivacy(context, 'necessary');
    const page = await context.newPage();
    if (phone) await page.setViewportSize(phone);
    return new RenderedVisit(page, language, phone !== null);
  }

  /** Opens an address and waits until the page is completely hydrated. */
  async open({ address, texts }: Sample, { isMissing = false } = {}): Promise<void> {
    const before = () => {
      this.requests.splice(0);
      this.preloaded.splice(0);
    };
    const { status, boot } = await openRendered(this.page, address, { before, texts });
    expect(status, address).toBe(isMissing ? 404 : 200);
    // Before scrolling, because long lists remove what is far from the window.
    const { lost } = await expectHydrated(this.page);
    expect(lost, 'elements of the server that were thrown away').toEqual([]);
    await expectAllHydrated(this.page);
    const known = boot.answers.map(toRequestKey);
    expect(
      this.requests.filter((request) => known.includes(request)),
      'asked though it came',
    ).toEqual([]);
    if (isMissing) this.forgive(/status of 404/);
    await this.expectNoProblems(`opening ${address}`);
  }

  /** The page has its text, direction and theme, fits its window and shows no message key. */
  async expectReadable({ address, texts }: Sample, theme: 'light' | 'dark'): Promise<void> {
    const text = this.page.getByText(texts[0] ?? '', { exact: true });
    await expect(text.filter({ visible: true }).first()).toBeVisible();
    const html = this.page.locator('html');
    await expect(html).toHaveAttribute('dir', this.language === 'en' ? 'ltr' : 'rtl');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expectToFit(this.page, address);
    await expectNoRawKeys(this.page);
  }

  /** The same in another window, without loading the page again. */
  async expectReadableIn(other: ViewportSize, sample: Sample, theme: 'light' | 'dark'): Promise<void> {
    const own = this.page.viewportSize();
    await this.page.setViewportSize(other);
    await this.expectReadable(sample, theme);
    if (own) await this.page.setViewportSize(own);
    await this.expectNoProblems('changing the window');
  }

  /** Closes a dialog that has opened automatically. */
  private async declinePrivacy(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectLayers(this.page, 0);
  }

  /** A checkout has a header of its own. */
  private isInCheckout = () => /^(?:\/rental)?\/checkout$/.test(new URL(this.page.url()).pathname);

  /** Opens and closes a layer of the header: a menu, on a phone the drawer, in a checkout the cart. */
  async expectReacts({ requiresSignIn = false }: Pick<Sample, 'requiresSignIn'> = {}): Promise<void> {
    if (requiresSignIn) await this.declinePrivacy();
    const banner = this.page.getByRole('banner');
    const name = createTranslate('host', this.language)(this.isOnPhone ? 'menu.open' : 'language.menu');
    const isInCheckout = this.isInCheckout();
    await (
      isInCheckout ? banner.getByRole('button') : banner.getByRole('button', { name, exact: true })
    ).click();
    const layer = this.page.getByRole(isInCheckout || this.isOnPhone ? 'dialog' : 'menu');
    await expect(layer).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expectLayers(this.page, 0);
    await this.expectNoProblems('opening a layer');
  }

  /** Goes to another page and back, in the same document. */
  async expectNavigates({ address, texts, requiresSignIn = false }: Sample): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const banner = this.page.getByRole('banner');
    if (this.isInCheckout()) {
      await banner.getByRole('link').first().click();
      await expect(banner.getByRole('combobox')).toBeVisible();
    } else {
      const { name, other } = this.getLinkFrom(address);
      await banner.getByRole('link', { name, exact: true }).click();
      await expect(this.page.getByRole('heading', { level: 1, name: other, exact: true })).toBeVisible();
    }
    await this.page.goBack({ waitUntil: 'commit' });
    if (requiresSignIn) await this.declinePrivacy();
    await expect(
      this.page
        .getByRole('main')
        .getByText(texts[0] ?? '', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(this.page.locator('html[data-same-page]')).toHaveCount(1);
    await this.expectNoProblems('going on inside the page');
  }

  /** A link in the shop's header, and the heading of its target. */
  private getLinkFrom(address: string): { name: string; other: string } {
    const host = createTranslate('host', this.language);
    if (address.startsWith('/track-order')) {
      const categories = createTranslate('mfe-catalog', this.language)('categories.title');
      return { name: host('menu.categories'), other: categories };
    }
    const account = createTranslate('mfe-account', this.language);
    if (address.startsWith('/rental/')) return { name: host('trackTrip'), other: account('trackTrip.title') };
    return { name: host('trackOrder'), other: account('track.title') };
  }

  private forgive(pattern: RegExp): void {
    const remaining = this.problems.filter((problem) => !pattern.test(problem));
    this.problems.splice(0, Infinity, ...remaining);
  }

  private async expectNoProblems(when: string): Promise<void> {
    // A warning about the document before may come late.
    const own = await this.page
      .locator('link[rel="preload"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const preloaded = this.preloaded.filter((file) => own.includes(file));
    const isUsed = async () => expect(await ranScripts(this.page)).toEqual(expect.arrayContaining(preloaded));
    await expect(isUsed, `what was preloaded runs, ${when}`).toPass();
    expect(this.problems, `errors of the browser during ${when}`).toEqual([]);
  }
}
