import type { ListSort } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';
import { sortsFor, type ListKind } from './list-filter';
import type { FilterControl } from './use-list-filter';

interface Props {
  kind: ListKind;
  /** The order of the list where none is chosen. */
  usual: ListSort;
  control: FilterControl;
}

/** The order of a list: a native menu, which every device opens in its own best way. */
export function SortSelect({ kind, usual, control }: Props) {
  const { t } = useTranslation(messages);
  const sorts = sortsFor(kind, usual);
  const isSort = (text: string): text is ListSort => (sorts as string[]).includes(text);
  const choose = (text: string) => control.change({ sort: isSort(text) && text !== usual ? text : null });
  return (
    <Frame>
      <VisuallyHidden>{t('filter.sortBy')}</VisuallyHidden>
      <select value={control.chosen.sort ?? usual} onChange={(event) => choose(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`filter.sort.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </Frame>
  );
}

const Frame = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  & select {
    appearance: none;
    min-block-size: 44px;
    max-inline-size: 100%;
    padding-inline: ${space('md')} 40px;
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('full')};
    background: ${color('surface')};
    font-size: ${size('sm')};
    font-weight: 600;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & svg {
    position: absolute;
    inset-inline-end: ${space('md')};
    pointer-events: none;
  }
`;
