import { useTranslation } from '@shop/i18n';
import { color, Icon, radius, space } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useModuleType } from '../../components/page/use-module-type';
import { messages } from '../../messages';
import { useMenuAddress } from './use-menu-address';

/** Milliseconds after the last key. */
const pause = 500;

/**
 * The typed text, written to the address half a second later (BIZ-08). When the address changes elsewhere the field
 * follows, unless the visitor is typing.
 */
function useTyped() {
  const { searchText, put } = useMenuAddress();
  const [typed, setTyped] = useState(searchText);
  const [sent, setSent] = useState(searchText);
  const [seen, setSeen] = useState(searchText);
  if (searchText !== seen) {
    setSeen(searchText);
    if (searchText !== sent) {
      setSent(searchText);
      setTyped(searchText);
    }
  }
  const trimmed = typed.trim();
  useEffect(() => {
    if (trimmed === sent) return;
    const timer = setTimeout(() => {
      setSent(trimmed);
      put('search', trimmed);
    }, pause);
    return () => clearTimeout(timer);
  }, [trimmed, sent, put]);
  return [typed, setTyped] as const;
}

/** The search inside a store. X-04. */
export function StoreSearch() {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const [typed, setTyped] = useTyped();
  return (
    <Field>
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('store.search', { context })}
        placeholder={t('store.searchHint')}
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}

const Field = styled.label`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-inline-size: 0;
  min-block-size: 44px;
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
    text-overflow: ellipsis;
  }
`;
