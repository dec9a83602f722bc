import { ApiError, reportError, type Api, type useCache } from '@shop/api';
import type { Favourite } from '@shop/domain';
import { createStore } from '@shop/session';
import { toast } from '@shop/ui';
import { getListOfKind, toQuery } from './favourite-lists';

type Cache = ReturnType<typeof useCache>;

/** What the server has not answered yet, by `markOf`: whether it is to be in the list. */
export type PendingFavourites = ReadonlyMap<string, boolean>;

export const getFavouriteKey = ({ kind, id }: Favourite) => `${kind} ${id}`;
export const getKindOfKey = (key: string) => key.split(' ')[0] as Favourite['kind']; // written by markOf

/**
 * All that changes the wishlist goes through here: at once on screen, and back where the server refuses (ERR-19). One for
 * each application root, however many wishlist buttons a page has. It holds what a guest wanted until there is a customer.
 */
export class WishlistController {
  readonly store = createStore<{ pending: PendingFavourites }>(() => ({ pending: new Map() }));
  private awaitingSignIn: Favourite | null = null;
  private isWatching = false;

  constructor(
    private readonly api: Api,
    private readonly cache: Cache,
  ) {}

  /** Returns whether it is done. While something is on its way for it, nothing else is. */
  readonly set = async (favourite: Favourite, wanted: boolean): Promise<boolean> => {
    const key = getFavouriteKey(favourite);
    if (this.store.getState().pending.has(key)) return false;
    this.lay(key, wanted);
    const isDone = await this.send(favourite, wanted);
    await this.cache.refresh(getListOfKind(favourite.kind).ids);
    this.lay(key, null);
    return isDone;
  };

  /** VALID-08: kept until somebody has signed in. */
  readonly awaitSignIn = (favourite: Favourite): void => {
    this.awaitingSignIn = favourite;
    this.api.bus.emit('auth:sign-in-requested', { because: 'wishlist' });
  };

  /** From the first part that shows the list, in browsers only: nothing of one customer is another's. F-33, STATE-44. */
  readonly watch = (): void => {
    if (this.isWatching) return;
    this.isWatching = true;
    this.api.session.subscribe((now, before) => {
      if (now.token !== before.token) this.store.setState({ pending: new Map() });
    });
    this.api.bus.on('session:started', () => {
      const { awaitingSignIn } = this;
      this.awaitingSignIn = null;
      if (awaitingSignIn) void this.set(awaitingSignIn, true);
    });
  };

  private async send(favourite: Favourite, wanted: boolean): Promise<boolean> {
    const { add, remove } = getListOfKind(favourite.kind);
    try {
      const message = await this.api.send(wanted ? add : remove, { query: toQuery(favourite) });
      if (message) toast.success(message);
      if (wanted) this.api.bus.emit('analytics:measured', { name: 'add_to_wishlist', ...favourite });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Cut off by the end of the session, it goes on after signing in (F-22).
      if (error.status === 401 && wanted) this.awaitingSignIn = favourite;
      reportError(this.api, error);
      return false;
    }
  }

  private lay(key: string, wanted: boolean | null): void {
    const pending = new Map(this.store.getState().pending);
    if (wanted === null) pending.delete(key);
    else pending.set(key, wanted);
    this.store.setState({ pending });
  }
}
