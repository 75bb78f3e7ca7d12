export const card = (
  <Box ms="md" ta="end" style={{ insetInlineStart: 0 }}>
    <Box ml="md" /> {/* VIOLATION */}
    <Box pr={4} /> {/* VIOLATION */}
    <Box ta="right" /> {/* VIOLATION */}
    <Box ta={narrow ? 'left' : 'center'} /> {/* VIOLATION */}
    <Box style={{ left: 0 }} /> {/* VIOLATION */}
    <Box style={{ marginLeft: 0 }} /> {/* VIOLATION */}
    <Box styles={{ root: { right: 0 } }} /> {/* VIOLATION */}
    <Box style={{ textAlign: 'left' }} /> {/* VIOLATION */}
    <Box style={{ padding: '0 1px 0 2px' }} /> {/* VIOLATION */}
    <Input leftSection={icon} />
  </Box>
);
export const style = { paddingRight: 2 }; // VIOLATION
export const rectangle = { left: 0, right: 2 };
