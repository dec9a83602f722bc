import { useTranslation } from '@shop/i18n';
import { useLayer, useLocation } from '@shop/router';
import { IconButton } from '@shop/ui';
import { useCallback, useRef, useState } from 'react';
import { messages } from '../../messages';
import { Narrow, NarrowSearch, Spacer, Wide } from './header.styles';
import { SearchBox } from '../../components/search/search-box';
import { focusIfVisible, useSearchKey } from '../../components/search/use-search-key';

/**
 * The header's search: a field if there is space, otherwise a button that opens one below the header. `/` opens
 * either.
 */
export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openedAt, setOpenedAt] = useState(address);
  if (openedAt !== address) {
    setOpenedAt(address);
    setOpen(false);
  }
  const begin = useCallback(() => {
    if (!focusIfVisible(field)) setOpen(true);
  }, []);
  useSearchKey(begin);
  return (
    <>
      <Wide $grows>
        <SearchBox inputRef={field} />
      </Wide>
      <Spacer />
      <PhoneSearch isOpen={isOpen} onOpen={setOpen} />
    </>
  );
}

function PhoneSearch({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation(messages);
  const button = useRef<HTMLDivElement>(null);
  const cancel = () => {
    onOpen(false);
    button.current?.querySelector('button')?.focus();
  };
  useLayer(isOpen, () => onOpen(false));
  return (
    <Narrow ref={button}>
      <IconButton
        icon={isOpen ? 'close' : 'search'}
        label={t(isOpen ? 'search.close' : 'search.open')}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
      {isOpen && (
        <NarrowSearch>
          <SearchBox autoFocus full onDone={cancel} />
        </NarrowSearch>
      )}
    </Narrow>
  );
}
