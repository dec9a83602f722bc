import { useTranslation } from '@shop/i18n';
import { Button, color, ShopImage, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { PictureRow, Shape } from './bubble';
import { useFileUrl } from '../../../browser/use-file-url';
import type { Outgoing } from '../../../inbox/written';

interface Props {
  message: Outgoing;
  onAgain: () => void;
  onDrop: () => void;
}

/** A message that is being sent, or has failed and can be sent again. */
export function UnsentBubble({ message, onAgain, onDrop }: Props) {
  const { t } = useTranslation(messages);
  const { text, pictures, problem } = message;
  return (
    <Shape $own>
      {pictures.length > 0 && (
        <PictureRow>
          {pictures.map((picture, index) => (
            <Sent key={index} picture={picture} />
          ))}
        </PictureRow>
      )}
      {text && <p dir="auto">{text}</p>}
      {problem === null ? (
        <State>{t('inbox.sending')}</State>
      ) : (
        <Failed role="alert">
          <span>
            {t('inbox.notSent')} <bdi>{problem}</bdi>
          </span>
          <div>
            <Button small tone="secondary" onClick={onAgain}>
              {t('retry')}
            </Button>
            <Button small tone="quiet" onClick={onDrop}>
              {t('inbox.drop')}
            </Button>
          </div>
        </Failed>
      )}
    </Shape>
  );
}

function Sent({ picture }: { picture: File }) {
  return (
    <span>
      <ShopImage src={useFileUrl(picture)} alt="" />
    </span>
  );
}

const State = styled.small`
  justify-self: end;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

const Failed = styled.div`
  display: grid;
  gap: ${space('xs')};
  color: ${color('danger')};
  font-size: ${size('sm')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space('xs')};
  }
`;
