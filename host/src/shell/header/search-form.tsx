import { useTranslation } from '@shop/i18n';
import { useLocation, useNavigate, useSearchParams } from '@shop/router';
import { color, Icon, IconButton, radius, space } from '@shop/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Leads to the results at /home?search=Q (D-03); shows what is searched for now. */
export function SearchForm({ onDone, autoFocus = false }: { onDone?: () => void; autoFocus?: boolean }) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const current = pathname === '/home' ? (search.get('search') ?? '') : '';

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!words) return;
    onDone?.();
    void navigate(`/home?search=${encodeURIComponent(words)}`);
  };
  return (
    <Form role="search" action="/home" onSubmit={find}>
      <Icon name="search" />
      <input
        key={current}
        type="search"
        name="search"
        defaultValue={current}
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        autoFocus={autoFocus}
      />
      <IconButton type="submit" icon="arrow" mirrored label={t('search.go')} size={36} />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: ${space('sm')} ${space('xxs')};
  border: 1px solid transparent;
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  &:focus-within {
    border-color: ${color('brand')};
    background: ${color('surface')};
  }
  & > svg {
    color: ${color('textFaint')};
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    background: none;
    outline: none;
    appearance: none;
  }
`;
