import { isSoldOut, type Item } from '@shop/domain';
import { Deferred } from '../page/deferred';

const load = () =>
  import(/* webpackChunkName: "substitutes" */ './substitutes').then(({ Substitutes }) => Substitutes);

/** What can be had instead of a sold-out item; most items are not, and load nothing. X-28. */
export function DeferredSubstitutes({ item }: { item: Item }) {
  if (!isSoldOut(item) || item.campaign) return null;
  return (
    <div id="similar">
      <Deferred load={load} componentProps={{ item }} shape={null} failure={null} />
    </div>
  );
}
