import type { ListSort } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, media, size, space } from '@shop/ui';
import styled from 'styled-components';
import { ActiveChips } from '../filter/active-chips';
import type { PanelProps } from '../filter/filter-panel';
import { FilterSheet } from '../filter/filter-sheet';
import { SortSelect } from '../filter/sort-select';
import { messages } from '../messages';
import { useModuleType } from '../page/use-module-type';

interface Props extends PanelProps {
  usual: ListSort | null;
  /** How many the list holds; undefined: not known yet. */
  total: number | undefined;
}

/** Above a list: how many there are (told to screen readers, too), filters on phones, order, and what is on. */
export function ListTools({ usual, total, ...panel }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  return (
    <>
      <Bar>
        <Count role="status">
          {total !== undefined && t(`count.${panel.kind}`, { count: total, context })}
        </Count>
        {usual !== null && (
          <>
            <FilterSheet {...panel} total={total} />
            <SortSelect kind={panel.kind} usual={usual} control={panel.control} />
          </>
        )}
      </Bar>
      {usual !== null && <ActiveChips control={panel.control} />}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  margin-block-end: ${space('md')};
  ${media.desktop} {
    min-block-size: 44px;
    justify-content: space-between;
  }
`;

const Count = styled.p`
  min-block-size: 1lh;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  @media (max-width: 899px) {
    inline-size: 100%;
  }
`;
