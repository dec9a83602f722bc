/**
 * Shows the errors of compilers and page over the page under development. The development server sends this file as a script
 * of its own, so that it works when nothing else does; it imports nothing.
 */
interface AppErrors {
  app: string;
  errors: string[];
}

const css = `
section { position: fixed; inset: 0; box-sizing: border-box; overflow: auto; padding: 24px; background: rgb(20 16 36 / .94);
  color: #fff; font: 14px/1.5 ui-monospace, monospace; direction: ltr; text-align: left; }
h2 { margin: 0 0 8px; color: #ff9b9b; font-size: 16px; }
pre { margin: 0 0 24px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
button { float: right; padding: 6px 16px; border: 1px solid #fff; border-radius: 8px; background: none; color: #fff;
  font: inherit; cursor: pointer; }`;

export class ErrorOverlay {
  private compileErrors: AppErrors[] = [];
  private pageErrors: string[] = [];
  private element: HTMLElement | null = null;

  get hasCompileErrors(): boolean {
    return this.compileErrors.length > 0;
  }

  setCompileErrors(all: AppErrors[]): void {
    this.compileErrors = all.filter(({ errors }) => errors.length > 0);
    this.draw();
  }

  /** An error that the page has thrown; each is shown once. */
  addPageError(error: unknown): void {
    const text = error instanceof Error ? toOwnStack(error) : String(error);
    if (this.pageErrors.includes(text)) return;
    this.pageErrors.push(text);
    this.draw();
  }

  clearPageErrors(): void {
    this.pageErrors = [];
    this.draw();
  }

  private draw(): void {
    this.element?.remove();
    this.element = null;
    const parts = [
      ...this.compileErrors.map(({ app, errors }) => ({ title: `${app} does not compile`, texts: errors })),
      ...(this.pageErrors.length > 0 ? [{ title: 'The page has failed', texts: this.pageErrors }] : []),
    ];
    if (parts.length > 0) this.open(parts);
  }

  private open(parts: { title: string; texts: string[] }[]): void {
    const element = document.createElement('shop-errors');
    const section = create('section');
    section.setAttribute('role', 'alert');
    const close = create('button', 'Close (Esc)');
    const remove = () => element.remove();
    close.addEventListener('click', remove);
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && remove());
    section.append(close);
    for (const { title, texts } of parts)
      section.append(create('h2', title), ...texts.map((text) => create('pre', text)));
    element.attachShadow({ mode: 'open' }).append(create('style', css), section);
    document.documentElement.append(element);
    // Above dialogs, which are in the top layer, too.
    element.popover = 'manual';
    element.showPopover?.();
    close.focus();
    this.element = element;
  }
}

/** The error with the lines of its stack that are in the shop's own code. */
const toOwnStack = (error: Error): string =>
  (error.stack ?? String(error))
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n');

function create(name: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Browsers report it as an error, although the observer only continues in the next frame. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/** Starts to show errors. A page whose first script has failed is loaded again once everything compiles. */
export function startOverlay(): void {
  const overlay = new ErrorOverlay();
  const stream = new EventSource('/_development/status');
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const wasBroken = overlay.hasCompileErrors;
    overlay.setCompileErrors(JSON.parse(data) as AppErrors[]); // the development server writes exactly this
    const isEmpty = document.getElementById('root')?.childElementCount === 0;
    if (wasBroken && !overlay.hasCompileErrors && isEmpty) window.location.reload();
  });
  window.addEventListener('error', ({ error, message }) => {
    if (!isHarmless(message)) overlay.addPageError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => overlay.addPageError(reason));
  window.addEventListener('shop:updated', () => overlay.clearPageErrors());
}
