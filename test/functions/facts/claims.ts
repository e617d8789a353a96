/** Entries of `POST /sites/{siteId}/facts` that tests state. */
export const companyName = (value = 'Fernhill Cycles') => ({ kind: 'identity', key: 'company_name', data: { value } });
export const phone = (value = '+44 20 7946 0000') => ({ kind: 'contact', key: 'phone', data: { value } });
export const listing = (given: Record<string, unknown> = {}) => ({
  kind: 'listing',
  key: 'provider',
  data: { rating: 4.7, review_count: 210, url: 'https://maps.example/fernhill', ...given },
});
export const testimonial = (given: Record<string, unknown> = {}) => ({
  kind: 'testimonial',
  data: { quote: 'They saved my commute.', author_name: 'Ada Byron', rating: 5, platform: 'site', ...given },
});
export const stat = (given: Record<string, unknown> = {}) => ({
  kind: 'stat',
  data: { label: 'Bikes repaired', value: '12,000', ...given },
});
export const award = (given: Record<string, unknown> = {}) => ({
  kind: 'award',
  data: { name: 'Best Workshop', issuer: 'City Riders', year: '2024', ...given },
});
export const client = (given: Record<string, unknown> = {}) => ({
  kind: 'client',
  data: { name: 'Post Office', type: 'client', ...given },
});
export const person = (given: Record<string, unknown> = {}) => ({
  kind: 'person',
  data: { name: 'Grace Hill', role: 'Founder', ...given },
});
