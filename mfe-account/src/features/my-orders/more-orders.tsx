import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The list goes on when its end comes so near to the window. */
const nearness = '600px';

/** Goes on by itself when it comes near the window, or when it is pressed. */
export function MoreOrders({ onReach }: { onReach: () => void }) {
  const { t } = useTranslation(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) onReach();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: nearness });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <Foot ref={place}>
      <Button tone="secondary" small onClick={onReach}>
        {t('orders.more')}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space('md')};
`;
