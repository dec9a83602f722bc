import { useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space, VisuallyHidden, media } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props<Sort extends string> {
  /** The sort orders, the default first. */
  sorts: readonly Sort[];
  getLabel: (sort: Sort) => string;
  /** null: the default. */
  value: Sort | null;
  /** Called with null for the default. */
  onChoose: (sort: Sort | null) => void;
}

/** The sort order of a list: a native select, which suits every device. */
export function SortSelect<Sort extends string>({ sorts, getLabel, value, onChoose }: Props<Sort>) {
  const { t } = useTranslation(messages);
  const choose = (text: string) => {
    const chosen = sorts.find((sort) => sort === text);
    onChoose(chosen === undefined || chosen === sorts[0] ? null : chosen);
  };
  return (
    <Frame>
      <VisuallyHidden>{t('filter.sortBy')}</VisuallyHidden>
      <select value={value ?? sorts[0]} onChange={(event) => choose(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {getLabel(sort)}
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
    font-weight: 600;
    text-overflow: ellipsis;
    cursor: pointer;
    ${media.desktop} {
      font-size: ${size('sm')};
    }
  }
  & svg {
    position: absolute;
    inset-inline-end: ${space('md')};
    pointer-events: none;
  }
`;
