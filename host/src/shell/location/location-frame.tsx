import * as Popover from '@radix-ui/react-popover';
import { useTranslation } from '@shop/i18n';
import { useLayer } from '@shop/router';
import { color, isForLayer, layer, radius, shadow, size, space } from '@shop/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { LocationChooser } from '../../features/location/location-chooser';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function LocationFrame({ anchor, open, onOpenChange }: Props) {
  const { t, direction } = useTranslation(messages);
  useLayer(open, () => onOpenChange(false));
  // The button toggles itself: closing on its press would open the popover again.
  const ignoreButton = (event: Event) => {
    if (anchor.current?.contains(event.target as Node | null)) event.preventDefault();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // A field whose press has closed the popover keeps the focus.
    if (document.activeElement === document.body) anchor.current?.focus();
  };
  // The button is mounted as long as this component.
  const measuredAnchor = anchor as RefObject<HTMLElement>;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={measuredAnchor} />
      <Popover.Portal>
        <Panel
          dir={direction}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t('place.where')}
          onInteractOutside={ignoreButton}
          onEscapeKeyDown={(event) => {
            if (!isForLayer(event)) event.preventDefault();
          }}
          onCloseAutoFocus={restoreFocus}
        >
          <h2>{t('place.where')}</h2>
          <LocationChooser onChosen={() => onOpenChange(false)} withSaved />
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Panel = styled(Popover.Content)`
  z-index: ${layer('drawer')};
  inline-size: min(calc(100vw - 16px), 400px); /* BIZ-12 */
  padding: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('high')};
  & h2 {
    margin-block-end: ${space('sm')};
    font-size: ${size('md')};
    font-weight: 700;
  }
`;
