import { space } from '@shop/ui';
import styled from 'styled-components';
import { usePictureFailure } from '../use-picture-failure';

/** Title and picture of a payment gateway, as the label of an option. If the picture fails, the title remains. */
export function GatewayName({ title, imageUrl }: { title: string; imageUrl: string | null }) {
  const { hasFailed, pictureProps } = usePictureFailure(imageUrl);
  return (
    <Brand>
      <bdi>{title}</bdi>
      {imageUrl && !hasFailed && <img {...pictureProps} src={imageUrl} alt="" width={56} height={28} />}
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
