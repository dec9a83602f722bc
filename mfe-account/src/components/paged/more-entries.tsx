import { useTranslation } from '@shop/i18n';
import { Button, space, useReach } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Goes on by itself when it comes near the viewport, or when it is pressed. */
export function MoreEntries({ onEnterView }: { onEnterView: () => void }) {
  const { t } = useTranslation(messages);
  const endRef = useReach<HTMLDivElement>(onEnterView);
  return (
    <Foot ref={endRef}>
      <Button tone="secondary" small onClick={onEnterView}>
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
