<?php
// Shows the fields of Yoast to the REST API, and prints them in the head of the page, as a site's own plugin does.
add_action('init', function () {
  foreach (['_yoast_wpseo_title', '_yoast_wpseo_metadesc'] as $key) {
    register_meta('post', $key, [
      'type' => 'string',
      'single' => true,
      'show_in_rest' => true,
      'auth_callback' => fn() => current_user_can('edit_posts'),
    ]);
  }
});
add_filter('pre_get_document_title', fn($title) => get_post_meta(get_the_ID(), '_yoast_wpseo_title', true) ?: $title);
add_action('wp_head', function () {
  $description = get_post_meta(get_the_ID(), '_yoast_wpseo_metadesc', true);
  if ($description) echo '<meta name="description" content="' . esc_attr($description) . '">';
});
