import { space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** Title and picture of a payment gateway, as the label of an option. If the picture fails, the title remains. */
export function GatewayName({ title, imageUrl }: { title: string; imageUrl: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Brand>
      <bdi>{title}</bdi>
      {imageUrl && failed !== imageUrl && (
        <img src={imageUrl} alt="" width={56} height={28} onError={() => setFailed(imageUrl)} />
      )}
    </Brand>
  );
}

const Brand = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  & img {
    flex: none;
    inline-size: 56px;
    block-size: 28px;
    object-fit: contain;
  }
`;
