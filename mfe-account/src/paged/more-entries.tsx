import { useTranslation } from '@shop/i18n';
import { Button, space, useReach } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';

/** Goes on by itself when it comes near the window, or when it is pressed. */
export function MoreEntries({ onReach }: { onReach: () => void }) {
  const { t } = useTranslation(messages);
  const place = useReach<HTMLDivElement>(onReach);
  return (
    <Foot ref={place}>
      <Button tone="secondary" small onClick={onReach}>
        {t('paged.more')}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space('md')};
`;
