import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { color, createDeferredPart, Icon, media, motion, radius, size, space } from '@shop/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const LocationFrame = createDeferredPart(
  async () => (await import(/* webpackChunkName: "location-frame" */ './location-frame')).default,
);

/** The delivery location and a button to change it (LOC-01 … LOC-03). The popover's code is loaded on intent. */
export function LocationButton() {
  const { t } = useTranslation(messages);
  const place = useSession((session) => session.place);
  const context = useSession((session) => session.module?.type ?? '');
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const request = () => setRequested(true);
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          request();
          setOpen(!isOpen);
        }}
      >
        <Icon name="pin" />
        <Text>
          <small>{t('place.deliverTo', { context })}</small>{' '}
          {/* The address is in the visitor's own storage and appears after hydration. */}
          <b key={place?.address} dir="auto">
            {place ? place.address || '…' : t('place.choose')}
          </b>
        </Text>
        <Icon name="down" size={16} />
      </Trigger>
      {isRequested && (
        <LocationFrame
          anchor={button}
          open={isOpen}
          onOpenChange={setOpen}
          onFailed={() => {
            setOpen(false);
            setRequested(false);
          }}
        />
      )}
    </>
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  flex: 0 1 220px; /* As wide before the address is known as after. */
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: ${space('xs')};
  border-radius: ${radius('md')};
  ${media.header} {
    border: 1px solid ${color('border')};
  }
  text-align: start;
  transition: background-color ${motion.fast};
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
  & > svg:first-child {
    color: ${color('brand')};
  }
`;

/** Label and address, one above the other. Where both do not fit, the label wraps out of view; the button's name has it. */
const Text = styled.span`
  flex: 1;
  display: flex;
  flex-flow: column-reverse wrap;
  justify-content: center;
  column-gap: 100%;
  min-inline-size: 0;
  block-size: 42px;
  overflow: hidden;
  line-height: 1.25;
  & small {
    font-size: ${size('xs')};
    color: ${color('textFaint')};
  }
  & b {
    order: -1; /* stays in view */
    align-self: flex-start;
    max-inline-size: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: ${size('sm')};
    font-weight: 600;
  }
  html[lang='ar'] & {
    line-height: 1.5;
  }
  html[lang='ur'] & {
    line-height: 1.8;
  }
`;
