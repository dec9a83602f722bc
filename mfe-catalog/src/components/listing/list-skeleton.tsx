import { CardGrid } from '../cards/card-grid';
import { CardSkeletons } from '../cards/card-skeletons';

/** The shape of a list whose query is not known yet. */
export function ListSkeleton({ kind }: { kind: 'item' | 'store' }) {
  return (
    <CardGrid $wide={kind === 'store'}>
      <CardSkeletons kind={kind} count={8} />
    </CardGrid>
  );
}
