import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { color, Icon, radius, space } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const pause = 500;

/** Search inside the store: the words go to the address half a second after the last key (BIZ-08). X-04. */
export function StoreSearch() {
  const { t } = useTranslation(messages);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('search') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const ask = () =>
      setSearch(typed.trim() ? { search: typed.trim() } : {}, { replace: true, preventScrollReset: true });
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [typed, asked, setSearch]);
  return (
    <Field>
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('store.search')}
        placeholder={t('store.search')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}

const Field = styled.label`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  max-inline-size: 420px;
  min-block-size: 48px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('textSoft')};
  &:focus-within {
    outline: 2px solid ${color('brand')};
    outline-offset: 1px;
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    background: none;
    color: ${color('text')};
    outline: none;
  }
`;
