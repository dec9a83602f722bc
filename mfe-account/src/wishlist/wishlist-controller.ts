import { AfterSignIn, ApiError, reportError, type Api, type useCache } from '@shop/api';
import type { Favourite } from '@shop/domain';
import { createStore } from '@shop/session';
import { toast } from '@shop/ui';
import { changeIds, getListOfKind, toQuery } from './favourite-lists';
import { forgetFavourite, rememberFavourite } from './saved-favourites';

type Cache = ReturnType<typeof useCache>;

/** Pending changes, by `getFavouriteKey`: whether the favourite will be in the list. */
export type PendingFavourites = ReadonlyMap<string, boolean>;

export const getFavouriteKey = ({ kind, id }: Favourite) => `${kind} ${id}`;
export const getKindOfKey = (key: string) => key.split(' ')[0] as Favourite['kind']; // written by getFavouriteKey

/**
 * Every change of the wishlist goes through this class: at once on screen, and reverted where the server refuses
 * (ERR-19). One for each application root, however many wishlist buttons a page has. What a guest wanted, or an ended
 * session has interrupted, follows after signing in.
 */
export class WishlistController {
  readonly store = createStore<{ pending: PendingFavourites }>(() => ({ pending: new Map() }));
  private readonly afterSignIn: AfterSignIn;
  private isWatching = false;

  constructor(
    private readonly api: Api,
    private readonly cache: Cache,
  ) {
    this.afterSignIn = new AfterSignIn(api, cache);
  }

  /** Returns whether the change succeeded. While one is pending for a favourite, another is ignored. */
  readonly set = async (favourite: Favourite, wanted: boolean): Promise<boolean> => {
    const key = getFavouriteKey(favourite);
    if (this.store.getState().pending.has(key)) return false;
    this.lay(key, wanted);
    const { ids } = getListOfKind(favourite.kind);
    const { token } = this.api.session.getState();
    const isDone = await this.send(favourite, wanted);
    const known = this.cache.peek(ids, {});
    // The list that is read next may fail to come.
    if (isDone && known && this.api.session.getState().token === token)
      await this.cache.replace(ids, {}, changeIds(known, favourite, wanted));
    await this.cache.refresh(ids);
    this.lay(key, null);
    return isDone;
  };

  /** Keeps a guest's favourite until they sign in. VALID-08. */
  readonly awaitSignIn = (favourite: Favourite): void => {
    this.afterSignIn.add(() => void this.set(favourite, true));
    this.api.bus.emit('auth:sign-in-requested', { because: 'wishlist' });
  };

  /** Starts following sessions, in browsers only, so that no customer sees another's favourites. F-33, STATE-44. */
  readonly watch = (): void => {
    if (this.isWatching) return;
    this.isWatching = true;
    this.api.session.subscribe((now, before) => {
      if (now.token !== before.token) this.store.setState({ pending: new Map() });
    });
    this.afterSignIn.watch();
  };

  private async send(favourite: Favourite, wanted: boolean): Promise<boolean> {
    const { add, remove } = getListOfKind(favourite.kind);
    const customerId = this.afterSignIn.getCustomerId();
    try {
      const message = await this.api.send(wanted ? add : remove, { query: toQuery(favourite) });
      if (message) toast.success(message);
      this.rememberItem(favourite, wanted);
      const { kind, id } = favourite;
      if (wanted) this.api.bus.emit('analytics:measured', { name: 'add_to_wishlist', kind, id });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === (wanted ? 409 : 404)) return this.settle(favourite, wanted);
      if (error.status === 401 && wanted) this.repeatAfterSignIn(favourite, customerId);
      reportError(this.api, error);
      return false;
    }
  }

  /** The list is as it was wanted already. What an item was like when it became a favourite stays known. */
  private settle(favourite: Favourite, wanted: boolean): true {
    if (!wanted) this.rememberItem(favourite, wanted);
    return true;
  }

  /** The session has ended. F-22. */
  private repeatAfterSignIn(favourite: Favourite, customerId: number | null): void {
    if (this.afterSignIn.isEmpty) this.api.bus.emit('auth:sign-in-requested', { because: 'expired' });
    this.afterSignIn.add(() => void this.set(favourite, true), customerId);
  }

  /** Keeps what an item is like now, to tell what has changed later. X-27. */
  private rememberItem({ kind, id, shown }: Favourite, wanted: boolean): void {
    if (kind !== 'item') return;
    if (wanted && shown) rememberFavourite(id, shown);
    else forgetFavourite(id);
  }

  private lay(key: string, wanted: boolean | null): void {
    const pending = new Map(this.store.getState().pending);
    if (wanted === null) pending.delete(key);
    else pending.set(key, wanted);
    this.store.setState({ pending });
  }
}
