import { useTranslation } from '@shop/i18n';
import { IconButton, ShopImage, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { useFileUrl } from '../../../browser/use-file-url';

interface Props {
  pictures: readonly File[];
  onRemove: (picture: File) => void;
}

/** What goes along with the next message. */
export function PickedPictures({ pictures, onRemove }: Props) {
  const { t } = useTranslation(messages);
  if (pictures.length === 0) return null;
  return (
    <Row>
      {pictures.map((picture, index) => (
        <li key={`${picture.name}-${picture.size}-${picture.lastModified}-${index}`}>
          <Preview picture={picture} alt={t('inbox.picked', { number: index + 1 })} />
          <Corner>
            <IconButton
              icon="close"
              tone="raised"
              size={28}
              label={t('inbox.remove', { number: index + 1 })}
              onClick={() => onRemove(picture)}
            />
          </Corner>
        </li>
      ))}
    </Row>
  );
}

const Preview = ({ picture, alt }: { picture: File; alt: string }) => (
  <ShopImage src={useFileUrl(picture)} alt={alt} rounded />
);

const Row = styled.ul`
  display: flex;
  gap: ${space('sm')};
  padding-block-start: ${space('xs')};
  & > li {
    position: relative;
    inline-size: 72px;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -8px;
`;
