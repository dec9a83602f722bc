import { BrandGroup, CategoryGroup } from './goods-groups';
import type { ListKind } from '../list-filter';
import { DietGroup, FlagGroup, RatingGroup } from './flag-groups';
import { PanelSkeleton } from './panel-skeleton';
import { PriceGroup } from './price-group';
import { useFacets, type FacetSource } from '../use-facets';
import { useListAbilities, type FilterControl } from '../use-list-filter';

export interface PanelProps {
  kind: ListKind;
  control: FilterControl;
  /** The list that the counts belong to; null without counts. */
  facetSource: FacetSource | null;
}

/** Every filter that applies to the list. Each choice takes effect at once. D-03. */
export default function FilterPanel({ kind, control, facetSource }: PanelProps) {
  const { facets, failed } = useFacets(facetSource, control.filter);
  const { brands } = useListAbilities();
  if (!facets && !failed) return <PanelSkeleton />;
  return (
    <div>
      {kind === 'items' && <CategoryGroup {...{ control, facets }} within={facetSource?.within ?? null} />}
      <DietGroup control={control} facets={facets} />
      <FlagGroup kind={kind} control={control} facets={facets} />
      {kind === 'items' && (
        <PriceGroup
          min={control.chosen.minPrice}
          max={control.chosen.maxPrice}
          bounds={facets?.price ?? null}
          onChange={control.change}
        />
      )}
      <RatingGroup control={control} facets={facets} />
      {kind === 'items' && brands && facetSource?.brand_id === undefined && (
        <BrandGroup control={control} facets={facets} />
      )}
    </div>
  );
}
