// What our own parts of the forms are made of, in the colours and letters of the editor around them.
import { FieldMessage } from '@keystar/ui/field';
import { Box, Flex, VStack } from '@keystar/ui/layout';
import { Prose } from '@keystar/ui/typography';
import type { ComponentProps, ReactNode } from 'react';
import './fields.css';

/** The editor leaves room for every field; for this it does not. */
export const Nothing = () => <span className="editor-nothing" hidden />;

/** What is read aloud as soon as it is there. */
export const Trouble = ({ children }: { children: string }) => (
  <Box role="alert" marginTop={children ? 'regular' : undefined}>
    {children && <FieldMessage>{children}</FieldMessage>}
  </Box>
);

/** Plain words, and below them what can be done. */
export const Told = ({ children, below, ...box }: ComponentProps<typeof VStack> & { below?: ReactNode }) => (
  <VStack gap="medium" backgroundColor="accent" borderRadius="medium" padding="medium" {...box}>
    <Prose size="regular">{children}</Prose>
    {below}
  </VStack>
);

/** A picture that is chosen, and what is to be said of it. */
export const Chosen = ({ address, children }: { address: string; children: ReactNode }) => (
  <Flex elementType="figure" margin="0" gap="regular" wrap>
    <img src={address} alt="" width="160" />
    <VStack elementType="figcaption" flex="1 1 140px" gap="regular" alignItems="start">
      {children}
    </VStack>
  </Flex>
);
