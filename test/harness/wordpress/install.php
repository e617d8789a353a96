<?php
// Prints the application password of the user `admin`.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = getenv('WORDPRESS_HOST');
$_SERVER['REQUEST_URI'] = '/';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
$installed = wp_install('Shop', 'admin', 'admin@shop.example', true, '', wp_generate_password());
update_option('permalink_structure', '/%postname%/');
global $wp_rewrite;
$wp_rewrite->init();
flush_rewrite_rules(false);
foreach (json_decode(file_get_contents('php://stdin'), true) as $page) {
  wp_insert_post($page + ['post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1], true);
}
[$password] = WP_Application_Passwords::create_new_application_password($installed['user_id'], ['name' => 'coa']);
echo $password;
