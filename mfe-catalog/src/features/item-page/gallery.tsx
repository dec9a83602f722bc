import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, radius, ShopImage, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const picturesOf = ({ imageUrl, imageUrls }: Item) => [
  ...new Set([imageUrl, ...imageUrls].filter((url): url is string => url !== null)),
];

/** The item's pictures: one large, the others as thumbnails, five in sight. ITEM-02, BIZ-15. */
export function Gallery({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const pictures = picturesOf(item);
  const [current, setCurrent] = useState(0);
  return (
    <div>
      <ShopImage src={pictures[current] ?? pictures[0] ?? null} alt={item.name} eager rounded />
      {pictures.length > 1 && (
        <Thumbnails aria-label={t('gallery.label')}>
          {pictures.map((url, index) => (
            <li key={url}>
              <Thumbnail
                type="button"
                aria-label={t('gallery.picture', { number: index + 1, count: pictures.length })}
                aria-current={index === current}
                onClick={() => setCurrent(index)}
              >
                <ShopImage src={url} alt="" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </div>
  );
}

const Thumbnails = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 4 * ${space('xs')}) / 5);
  gap: ${space('xs')};
  margin-block-start: ${space('xs')};
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  border-radius: ${radius('md')};
  overflow: hidden;
  outline: 1px solid ${color('border')};
  &[aria-current='true'] {
    outline: 2px solid ${color('brand')};
  }
`;
