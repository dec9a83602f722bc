import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectAllTakenOver, expectTakenOver, watchServerContent } from '../fixtures/server-content';
import { openRendered } from '../fixtures/rendered';
import { answerPrivacy } from '../fixtures/privacy';
import { ranScripts, rememberRanScripts } from '../fixtures/ran-scripts';
import { askedOf, questionOf } from '../fixtures/server-html';
import { say, type Language } from '../fixtures/words';
import type { Sample } from '../fixtures/sample-addresses';

/** As the longest text of React's about a difference needs. */
const longest = 4_000;

/** The test runner's own words: these browsers have no service workers, see browser.ts. */
const notOurs = 'Service Worker registration blocked by Playwright';

/**
 * The browser looks once, three seconds after it has loaded a page: what was asked for a moment before, and runs a moment
 * later, is named too. So the file is what is looked at: in the end it has to run.
 */
const notUsedYet =
  /^The resource (\S+\.js) was preloaded using link preload but not used within a few seconds/;

/** One browser that writes down everything that its pages complain about, warnings too. */
export class RenderedVisit {
  private readonly problems: string[] = [];
  private readonly asked: string[] = [];
  private readonly preloaded: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    const context = page.context();
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === notOurs) return;
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
      const asked = askedOf(request.method(), request.url());
      if (asked) this.asked.push(asked);
    });
  }

  static async begin(context: BrowserContext, language: Language): Promise<RenderedVisit> {
    await watchServerContent(context);
    await rememberRanScripts(context);
    await answerPrivacy(context, 'necessary');
    return new RenderedVisit(await context.newPage(), language);
  }

  /** The address, from the first byte to a page that is the browser's own. */
  async open({ address, says }: Sample, { isMissing = false } = {}): Promise<void> {
    const before = () => this.asked.splice(0);
    const { status, boot } = await openRendered(this.page, address, { before, says });
    expect(status, address).toBe(isMissing ? 404 : 200);
    // Before anything scrolls: long lists take away what is far from the window.
    const { lost } = await expectTakenOver(this.page);
    expect(lost, 'elements of the server that were thrown away').toEqual([]);
    await expectAllTakenOver(this.page);
    const known = boot.answers.map(questionOf);
    expect(
      this.asked.filter((asked) => known.includes(asked)),
      'asked though it came',
    ).toEqual([]);
    if (isMissing) this.forgive(/status of 404/);
    await this.expectQuiet(`opening ${address}`);
  }

  /** The question that has opened by itself is closed. */
  private async turnDown(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** A menu opens and closes. */
  async expectReacts({ asksToSignIn = false }: Pick<Sample, 'asksToSignIn'> = {}): Promise<void> {
    if (asksToSignIn) await this.turnDown();
    const trigger = this.page.getByRole('banner').getByRole('button', {
      name: say('host', this.language)('language.menu'),
      exact: true,
    });
    await trigger.click();
    const menu = this.page.getByRole('menu');
    await expect(menu).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await this.expectQuiet('opening a menu');
  }

  /** To another page and back, in the same document. */
  async expectGoesOn({ address, says, asksToSignIn = false }: Sample): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const { name, other } = this.wayFrom(address);
    await this.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: other, exact: true })).toBeVisible();
    await this.page.goBack({ waitUntil: 'commit' });
    if (asksToSignIn) await this.turnDown();
    await expect(
      this.page
        .getByRole('main')
        .getByText(says[0] ?? '', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(this.page.locator('html[data-same-page]')).toHaveCount(1);
    await this.expectQuiet('going on inside the page');
  }

  /** A link in the header of every page, and the heading that it leads to. */
  private wayFrom(address: string): { name: string; other: string } {
    const host = say('host', this.language);
    if (address.startsWith('/track-order')) {
      const categories = say('mfe-catalog', this.language)('categories.title');
      return { name: host('menu.categories'), other: categories };
    }
    const account = say('mfe-account', this.language);
    if (address.startsWith('/rental/')) return { name: host('trackTrip'), other: account('trackTrip.title') };
    return { name: host('trackOrder'), other: account('track.title') };
  }

  private forgive(pattern: RegExp): void {
    const kept = this.problems.filter((problem) => !pattern.test(problem));
    this.problems.splice(0, Infinity, ...kept);
  }

  private async expectQuiet(when: string): Promise<void> {
    const isUsed = async () =>
      expect(await ranScripts(this.page)).toEqual(expect.arrayContaining(this.preloaded));
    await expect(isUsed, `what was preloaded runs, ${when}`).toPass();
    expect(this.problems, `complaints of the browser while ${when}`).toEqual([]);
  }
}
