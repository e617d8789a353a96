export const jobs = {
  ended: (label: string) => `${label}: finished`,
  failed: (label: string, reason: string) => `${label}: ${reason || 'failed'}`,
};
