import { useTranslation } from '@shop/i18n';
import { useLayer, useLocation } from '@shop/router';
import { IconButton } from '@shop/ui';
import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { messages } from '../../messages';
import { Narrow, NarrowSearch, Spacer, Wide } from './header.styles';
import { SearchBox } from '../../components/search/search-box';
import { focusIfVisible, useSearchKey } from '../../components/search/use-search-key';

/**
 * The header's search: a field if there is space, otherwise a button that opens one below the header. `/` opens
 * either, and so does the function that `ref` receives.
 */
export function HeaderSearch({ ref }: { ref?: Ref<() => void> | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openedAt, setOpenedAt] = useState(address);
  if (openedAt !== address) {
    setOpenedAt(address);
    setOpen(false);
  }
  const begin = useCallback(() => {
    if (!focusIfVisible(field) && !focusIfVisible(phoneField)) setOpen(true);
  }, []);
  useSearchKey(begin);
  useImperativeHandle(ref, () => begin, [begin]);
  return (
    <>
      <Wide $grows>
        <SearchBox inputRef={field} />
      </Wide>
      <Spacer />
      <PhoneSearch isOpen={isOpen} onOpen={setOpen} inputRef={phoneField} />
    </>
  );
}

interface PhoneSearchProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  inputRef: Ref<HTMLInputElement>;
}

function PhoneSearch({ isOpen, onOpen, inputRef }: PhoneSearchProps) {
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
          <SearchBox inputRef={inputRef} autoFocus full onDone={cancel} />
        </NarrowSearch>
      )}
    </Narrow>
  );
}
