import {
  createPath,
  resolvePath,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import {
  getLayers,
  getPage,
  isNamed,
  isSame,
  isSameEntry,
  isSamePage,
  leaveOut,
  names,
  toEntry,
  type Entry,
  type LayerSearch,
} from './layer-entry';

interface OpenLayer {
  close: () => void;
  search: LayerSearch;
  /** It closes by itself; it has no history entry any more. */
  isLeft: boolean;
}

/**
 * Keeps one history entry for each open layer, so that going back closes the topmost layer before it leaves the page.
 * The history follows the layers a moment later (`settle`), one step after the other, because the browser goes back
 * asynchronously.
 */
export class LayerHistory {
  private open: OpenLayer[] = [];
  private location: Location | null = null;
  private plain: NavigateFunction = () => undefined;
  private isOn = false;
  /** A navigation is on its way: another one would call it off. */
  private isMoving = false;
  /** The entry of a step of this class that is in the history, and has not arrived here yet. */
  private next: Entry | null = null;
  /** A navigation has begun before that step arrived. */
  private isOvertaken = false;
  private isGoingBack = false;
  /** Navigations that wait until the browser has gone back. */
  private waiting: (() => void)[] = [];
  /** An entry whose address names a layer that is still loading. */
  private loading: Location | null = null;
  /** The page as it was when the lowest layer was opened. */
  private under: Entry | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to move the history. Returns how to stop, for a root that is unmounted. */
  start(): () => void {
    this.isOn = true;
    return () => {
      this.isOn = false;
    };
  }

  /** Adds an open layer. Returns what to call when it has closed. */
  add(close: () => void, search: LayerSearch): () => void {
    const layer = { close, search, isLeft: false };
    this.open.push(layer);
    const top = this.loading && getLayers(this.loading).at(-1);
    if (top && isSame(top, search)) this.loading = null;
    this.schedule();
    return () => {
      this.open = this.open.filter((other) => other !== layer);
      this.schedule();
    };
  }

  /** The visitor, or this class, has arrived at a history entry. `plain` navigates without regard to layers. */
  arrive(location: Location, isPop: boolean, plain: NavigateFunction): void {
    if (location === this.location) return;
    if (this.isOvertaken && this.next && isSameEntry(location, this.next))
      return void Object.assign(this, { location, plain, next: null, isOvertaken: false });
    const { location: last, isGoingBack: isOwnStep } = this;
    const isOwnEntry = this.next !== null && isSameEntry(location, this.next);
    const settled = { isMoving: false, next: null, isOvertaken: false, isGoingBack: false };
    Object.assign(this, { location, plain, ...settled });
    const layers = getLayers(location);
    const top = layers.at(-1);
    const isOpen = this.counted().some(({ search }) => isSame(search, top));
    // The entry of a layer that has closed meanwhile opens nothing.
    this.loading = isNamed(top) && !isOpen && !isOwnEntry ? location : null;
    // A layer that was opened on the way back stays.
    if (isPop && !isOwnStep) this.closeAbove(layers.length);
    const waiting = this.waiting.splice(0);
    if (waiting.length > 0) waiting.forEach((next) => next());
    else if (isPop && last) this.keepPage(last);
    this.schedule();
  }

  /**
   * Navigates from what may be inside a layer. Another page takes the place of the layers' entries; a changed address of
   * the same page keeps them.
   */
  navigate(to: To, options: NavigateOptions, plain: NavigateFunction): void {
    if (this.isGoingBack) return void this.waiting.push(() => this.navigate(to, options, plain));
    const here = this.next ?? this.location;
    const layers = here ? getLayers(here) : [];
    if (!here || layers.length === 0) return this.leave(to, options, plain);
    const target = resolvePath(to, here.pathname);
    const isSamePath = target.pathname === here.pathname;
    if (isSamePath && options.replace)
      return this.move(toEntry({ ...target, state: options.state }, layers), options);
    const replacesPage = options.replace || createPath(target) === createPath(getPage(here));
    if (!isSamePath) this.open.forEach((layer) => (layer.isLeft = true));
    const leave = () => this.leave(to, { ...options, replace: true }, plain);
    const steps = layers.length - (replacesPage ? 0 : 1);
    if (steps === 0) return leave();
    this.waiting.push(leave);
    this.goBack(steps);
  }

  /** Navigates as a link does: one to the current address adds no entry. */
  follow(to: To, options: NavigateOptions, plain: NavigateFunction): void {
    const here = this.next ?? this.location;
    const isHere =
      here && getLayers(here).length === 0 && createPath(resolvePath(to, here.pathname)) === createPath(here);
    this.navigate(to, isHere ? { replace: true, ...options } : options, plain);
  }

  private counted = () => this.open.filter(({ isLeft }) => !isLeft);

  private closeAbove(depth: number) {
    for (const layer of this.counted().slice(depth).reverse()) {
      layer.isLeft = true;
      layer.close();
    }
  }

  /** What has changed in the page's address under a layer, such as filters, stays when the layer closes. */
  private keepPage(last: Location) {
    const { location, under } = this;
    if (!location || !under || getLayers(last).length <= getLayers(location).length) return;
    const [before, now] = [getPage(last), getPage(location)];
    if (isSamePage(now, under) && !isSamePage(before, now))
      this.move(toEntry(before, getLayers(location)), { replace: true });
  }

  private schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle());
  }

  /** Takes one step towards one entry for each layer; arriving there takes the next. */
  private settle() {
    if (!this.isOn || this.isMoving || !this.location) return;
    const entry = getLayers(this.location);
    const layers = this.counted().map(({ search }) => search);
    if (entry.length > layers.length) return this.drop(entry, layers);
    if (entry.length < layers.length) return this.push(layers.slice(0, entry.length + 1));
    if (!isSame(entry, layers)) this.move(toEntry(getPage(this.location), layers), { replace: true });
  }

  private drop(entry: readonly LayerSearch[], layers: readonly LayerSearch[]) {
    const top = entry.at(-1);
    if (this.loading && this.loading === this.location) return;
    // After a reload only the layer that the address names is open again.
    if (isNamed(top) && layers.length > 0 && isSame(top, layers.at(-1))) return;
    this.goBack(entry.length - layers.length);
  }

  private push(layers: readonly LayerSearch[]) {
    if (!this.location) return;
    const [page, next] = [getPage(this.location), layers.at(-1)];
    // Opened by its address: the page itself goes below it.
    if (next && names(page, next))
      return this.move(toEntry(leaveOut(page, next), layers.slice(0, -1)), { replace: true });
    if (layers.length === 1) this.under = page;
    this.move(toEntry(page, layers), {});
  }

  private goBack(steps: number) {
    this.isMoving = this.isGoingBack = true;
    this.isOvertaken = this.next !== null;
    void this.plain(-steps);
  }

  /** Goes to a page. Layers wait until it has arrived, because another step would call it off. */
  private leave(to: To, options: NavigateOptions, plain: NavigateFunction) {
    this.isMoving = this.isOn;
    this.isOvertaken = this.next !== null;
    void plain(to, options);
  }

  private move(entry: Entry, options: NavigateOptions) {
    const { state, ...to } = entry;
    this.isMoving = true;
    this.next = entry;
    this.isOvertaken = false;
    void this.plain(to, { ...options, state: state as unknown, preventScrollReset: true });
  }
}
